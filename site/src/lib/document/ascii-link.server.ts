/** React writes addresses into a `Link` header as they stand; a header takes no letters but these. */
export const asciiLink = (link: string): string =>
	link.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^ -~]+/g, encodeURI);
