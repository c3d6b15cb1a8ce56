declare module '@mixmark-io/domino' {
	/** Parses a whole HTML document. */
	export function createDocument(html: string): Document;
}
