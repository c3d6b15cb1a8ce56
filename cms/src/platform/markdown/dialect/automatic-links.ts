import type MarkdownIt from 'markdown-it';

/** Parts of the library's expressions that its types leave out. */
interface LinkExpressions {
	readonly src_domain: string;
	readonly src_domain_root: string;
	readonly src_port: string;
	readonly src_host_terminator: string;
	readonly src_path: string;
}

/** Makes links only of what GitHub does: `http(s)://`, `www.` and e-mail addresses, but not `README.md` or `ASP.NET`. */
export function automaticLinksPlugin({ linkify }: MarkdownIt) {
	linkify.set({ fuzzyLink: false, fuzzyIP: false, fuzzyEmail: true });
	for (const schema of ['//', 'ftp:']) linkify.add(schema, null);
	const re = linkify.re as unknown as LinkExpressions;
	const restOfHost = new RegExp(
		`^(?:(?:${re.src_domain})\\.)*${re.src_domain_root}${re.src_port}${re.src_host_terminator}${re.src_path}`,
		'i',
	);
	linkify.add('www.', {
		validate: (text, pos) => restOfHost.exec(text.slice(pos))?.[0].length ?? 0,
		normalize: (match) => {
			match.url = `http://${match.url}`;
		},
	});
}
