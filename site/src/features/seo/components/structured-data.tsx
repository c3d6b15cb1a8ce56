import type { Thing } from 'schema-dts';

/** Inside a script only `<` could end it or begin a comment. */
const escaped = (things: readonly Thing[]) =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');

/**
 * What a page is about, for machines: they read what the server sends, so that in a browser `things` may be
 * empty and the code that makes them stays on the server.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? escaped(things) : '' }}
		/>
	);
}
