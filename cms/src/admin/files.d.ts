declare module '*.svg' {
	/** The file's address in the built panel. */
	const address: string;
	export default address;
}
declare module '*.webp' {
	const address: string;
	export default address;
}
declare module '*.woff2' {
	const address: string;
	export default address;
}
declare module '*?raw' {
	/** What stands in the file. */
	const text: string;
	export default text;
}
