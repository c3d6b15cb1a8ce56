import {
	defineConfig,
	definePlugin,
	type HtmlElement,
	HtmlValidate,
	Rule,
	StaticConfigLoader,
} from 'html-validate';

/** Reports links within the page whose target does not exist. */
class LinkTarget extends Rule {
	override setup() {
		this.on('dom:ready', ({ document }) => {
			const ids = new Set(document.querySelectorAll('[id]').map(({ id }) => id));
			const report = (node: HtmlElement, href: string) =>
				this.report({ node, message: `No element has the id of the link "${href}"` });
			for (const link of document.querySelectorAll('a[href]')) {
				const href = String(link.getAttributeValue('href'));
				if (/^#./.test(href) && !ids.has(decodeURIComponent(href.slice(1)))) report(link, href);
			}
		});
	}
}

const validator = new HtmlValidate(
	new StaticConfigLoader(
		defineConfig({
			root: true,
			plugins: [definePlugin({ name: 'own', rules: { 'own/link-target': LinkTarget } })],
			extends: ['html-validate:recommended'],
			// The type of a link is the MIME type of its target.
			elements: ['html5', { a: { attributes: { type: { enum: ['/^[\\w.+-]+\\/[\\w.+-]+$/'] } } } }],
			rules: {
				'own/link-target': 'error',
				// React's `useId` begins with an underscore, which the standard allows.
				'valid-id': ['error', { relaxed: true }],
				// The standard allows names on headings and on elements with a role.
				'aria-label-misuse': ['error', { allowAnyNamable: true }],
				// Bars are drawn as threads, which `progress` cannot be.
				'prefer-native-element': ['error', { exclude: ['progressbar'] }],

				// React writes styles that depend on data into the attribute.
				'no-inline-style': 'off',
				// React and browsers serialise attributes and void elements their own way.
				'attr-case': 'off',
				'attribute-boolean-style': 'off',
				'attribute-empty-style': 'off',
				'void-style': 'off',
				// The default type is text.
				'no-implicit-input-type': 'off',
				// Browsers drop the roles of a table that CSS lays out as cards.
				'no-redundant-role': 'off',
				// The owner writes the titles.
				'long-title': 'off',
				// axe checks landmarks in the browser, where those of an inert preview do not count.
				'unique-landmark': 'off',
			},
		}),
	),
);

/** Validates a document and returns its faults, each with the surrounding markup. */
export async function findHtmlFaults(markup: string): Promise<string[]> {
	const { results } = await validator.validateString(markup);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, offset }) => {
			const around = markup.slice(Math.max(0, offset - 40), offset + 160);
			return `${ruleId}: ${message} at ${around}`;
		}),
	);
}
