/** Request headers by lower-case name, as Node provides them. */
type NodeHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Checks whether a request declares a body. */
export const hasBody = (headers: NodeHeaders): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Checks whether a body is compressed. Both servers refuse such bodies: a small one can inflate to any size. */
export const isEncoded = (headers: NodeHeaders): boolean =>
	String(headers['content-encoding'] ?? '')
		.split(',')
		.map((coding) => coding.trim().toLowerCase())
		.some((coding) => coding !== '' && coding !== 'identity');

/** Error message for a compressed body (415). Not translated: only API clients send such bodies. */
export const encodedBody = 'Send the body without Content-Encoding';

/** Methods whose bodies the CMS parses. Includes DELETE, because removing the mail server requires a confirmation. */
export const parsedMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Header in which the site reports a refused body to the CMS, which counts it. The value is the HTTP status. */
export const refusedBodyHeader = 'x-refused-body';
