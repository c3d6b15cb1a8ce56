declare module '*.svg' {
	/** The file's address in the built panel. */
	const address: string;
	export default address;
}
