import type { Thing } from 'schema-dts';

/** Serializes JSON-LD for a script element, where only `<` could end it or start a comment. */
const serializeJsonLd = (things: readonly Thing[]) =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');

/**
 * JSON-LD about the page. Crawlers read the server's HTML, so in the browser `things` may be empty, which keeps the
 * code that creates them on the server.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? serializeJsonLd(things) : '' }}
		/>
	);
}
