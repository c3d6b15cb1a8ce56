const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const beginning = '<script type="module" async="">';
const waiting = 'text/after-paint';

/** In the browser: once the page stands, or at once where nobody looks at it. */
function begin(files: readonly string[], type: string) {
	const start = () => {
		const script = document.createElement('script');
		script.type = 'module';
		script.textContent = document.querySelector(`script[type="${type}"]`)?.textContent ?? '';
		const links = files.map((file) => {
			const link = document.createElement('link');
			link.rel = 'modulepreload';
			link.href = file;
			return link;
		});
		document.head.append(...links, script);
	};
	document.addEventListener('DOMContentLoaded', () => {
		if (document.hidden) start();
		else requestAnimationFrame(() => setTimeout(start));
	});
}

/** A page stands without its scripts: they are fetched when it has been painted. */
export function scriptsLast(html: string): string {
	const files = Array.from(html.matchAll(preload), ([, file]) => file);
	const loader = `<script>(${begin})(${JSON.stringify(files)},"${waiting}")</script>`;
	return html
		.replace(preload, '')
		.replace(beginning, `<script type="${waiting}">`)
		.replace('</head>', () => `${loader}</head>`);
}
