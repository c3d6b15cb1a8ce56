/** A page and the contents of its own scripts. */
interface Page {
	readonly html: string;
	readonly scripts: readonly string[];
}

/**
 * Separates the renderer's scripts from any that are part of the content. Only the former carry this render's nonce,
 * which cannot be guessed and is removed from the page.
 */
export function ownScripts(rendered: string, nonce: string): Page {
	const attribute = ` nonce="${nonce}"`;
	const scripts = rendered
		.split('<script')
		.slice(1)
		.flatMap((rest) => {
			const end = rest.indexOf('>');
			const isOwn = rest.slice(0, end).includes(attribute);
			return isOwn ? [rest.slice(end + 1, rest.indexOf('</script>'))] : [];
		});
	return { html: rendered.replaceAll(attribute, ''), scripts: scripts.filter(Boolean) };
}
