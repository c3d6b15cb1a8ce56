import { scriptsLast } from '../src/lib/document/scripts-last.server.ts';
import { buildPlugin } from './build-plugin.ts';
import { pageFiles, renderedPage } from './rendered-page.ts';

const asked = 'import.meta.env.SCRIPTS_LAST';

const startsAtOnce = /<(link|script)[^>]*("module(preload)?"|\ssrc=)/;
const waits = `import(${JSON.stringify(pageFiles.entry)});</script>`;

const noExpressions = { onPainted: '', interaction: '', onFailure: '' };

/** Checks whether all scripts of a rendered page can be replaced by the one that starts them. */
function takesScriptsOut(page: string): boolean {
	const { html } = scriptsLast(page, pageFiles.entry, noExpressions);
	return (
		!startsAtOnce.test(html) &&
		html.split(waits).length === 2 &&
		html.split(JSON.stringify(pageFiles.others)).length === 2
	);
}

/**
 * Defers the scripts of pages until they have been painted (`lib/document/scripts-last.server`).
 * @param render renders a page with all of `pageFiles`
 */
export const scriptsLastOn = (render = renderedPage) =>
	buildPlugin({
		name: 'scripts-last',
		library: 'react-router',
		restsOn: 'the scripts of a page written as they were',
		environment: 'ssr',
		modules: 1,
		filter: { id: /\/src\/entry\.server\.tsx$/ },
		async change(code) {
			const isAsked = code.split(asked).length === 2;
			return isAsked && takesScriptsOut(await render()) ? code.replace(asked, 'true') : null;
		},
	});
