/** Makes a `Link` header ASCII-only. React writes addresses into it unencoded. */
export const asciiLink = (link: string): string =>
	link.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^ -~]+/g, encodeURI);
