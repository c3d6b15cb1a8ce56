/** Headers of a request by lower-case name, as Node has them. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a request declares a body. */
export const hasBody = (headers: Headers): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a body is compressed. Both servers refuse it: a small one can inflate to any size. */
export const isEncoded = (headers: Headers): boolean =>
	String(headers['content-encoding'] ?? '')
		.split(',')
		.map((coding) => coding.trim().toLowerCase())
		.some((coding) => coding !== '' && coding !== 'identity');

/** Error message of 415 for a compressed body; only programs send one. */
export const encodedBody = 'Send the body without Content-Encoding';

/** Methods whose bodies the CMS parses. Removing the mail server takes a confirmation. */
export const parsedMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Header with which the site reports a body that it refused, so that the CMS counts it; its value is the status. */
export const refusedBodyHeader = 'x-refused-body';
