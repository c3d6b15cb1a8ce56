/** A page, and what its own scripts say. */
interface Page {
	readonly html: string;
	readonly scripts: readonly string[];
}

/**
 * Tells the scripts the renderer wrote from any that came with the content: only the first carry
 * the nonce of this rendering, which nobody could know before and which does not leave.
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
