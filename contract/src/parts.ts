import * as z from 'zod/mini';

/** Header that carries INTERNAL_SECRET between the site and the CMS. */
export const internalSecretHeader = 'x-internal-secret';

/** Purge notice that the CMS sends to every site after a content change: a POST, or a message on Redis. */
export const purgeNotice = { path: '/_purge', channel: 'sumu:purge' } as const;

const purgeNoticeSchema = z.object({
	/** If true, every cached entry must be evicted. */
	all: z._default(z.boolean(), false),
	/** Ids of entries and names of files that must not be shown any longer. Evicts cached pages that mention them. */
	removed: z._default(z.array(z.string()), []),
});

/** Content of a purge notice. */
export type PurgeNotice = z.output<typeof purgeNoticeSchema>;

export const serializePurgeNotice = (change: PurgeNotice): string => JSON.stringify(change);

/** Parses a purge notice. An invalid notice evicts everything. */
export function parsePurgeNotice(text: string): PurgeNotice {
	try {
		return purgeNoticeSchema.parse(JSON.parse(text));
	} catch {
		return { all: true, removed: [] };
	}
}

/** Paths of the liveness and readiness checks of each part, which respond with 204 or 503. */
export const statePaths = { lives: '/_health', ready: '/_ready' } as const;

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
