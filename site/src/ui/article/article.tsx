import { Box } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import faces from '#fonts/article.css?inline';
import { useWords } from '../../lib/words/use-words';
import type { Words } from '../../lib/words/words';
import { scriptsIn } from '../../theme/scripts';
import { compareIn } from './compare';
import { printRules } from './print';
import { articleStyle } from './style';
import { useScriptFaces } from './use-script-faces';

const shown = 2000;
/** Elements that need the bold and italic faces of articles. */
const emphasis = /<(?:em|strong|i|b)>/;

async function copy(button: HTMLElement, { say }: Words): Promise<void> {
	const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
	try {
		await navigator.clipboard.writeText(code);
		button.textContent = say('Copied');
	} catch {
		button.textContent = say('Press Ctrl+C');
		getSelection()?.selectAllChildren(button.closest('figure')?.querySelector('code') ?? button);
	}
}

/** An article rendered by the CMS and processed by `prepareArticle`. */
export function Article({ html }: { html: string }) {
	const words = useWords();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const article = useRef<HTMLDivElement>(null);
	useScriptFaces(scriptsIn(html));
	useEffect(() => () => clearTimeout(timer.current), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other pictures
	useEffect(() => {
		if (article.current) compareIn(article.current, words);
	}, [html]);
	const onClick = ({ target }: MouseEvent) => {
		const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
		if (!button) return;
		void copy(button, words).then(() => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => {
				button.textContent = words.say('Copy');
			}, shown);
		});
	};
	return (
		<>
			<style href="article-print" precedence="print">
				{printRules}
			</style>
			{emphasis.test(html) && (
				<style href="article-faces" precedence="faces">
					{faces}
				</style>
			)}
			<Box
				ref={article}
				css={articleStyle}
				onClick={onClick}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS sanitizes what it renders
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		</>
	);
}
