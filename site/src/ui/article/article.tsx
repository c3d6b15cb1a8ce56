import { Box } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import faces from '#fonts/article.css?inline';
import { useTextDirection } from '../../lib/words/text-direction';
import type { Translator } from '../../lib/words/translator';
import { useWords } from '../../lib/words/use-words';
import { scriptsIn } from '../../theme/writing-systems';
import { articleStyle, continuedStyle } from './article-style';
import { useScriptFaces } from './use-script-fonts';

const initialSliderValue = '50';

/** Overlays the second picture, clipped at a slider for pointer, touch and keyboard. */
function addComparisonSlider(pair: HTMLElement, { t }: Translator) {
	const slider = document.createElement('input');
	slider.type = 'range';
	slider.value = initialSliderValue;
	slider.ariaLabel = t('Before and after');
	const cut = () => {
		pair.style.setProperty('--cut', `${slider.value}%`);
		slider.ariaValueText = t('{percent}% before', { percent: Number(slider.value) });
	};
	slider.addEventListener('input', cut);
	pair.append(slider);
	// Pictures have no reading direction: “before” is always on the left, like the slider's start.
	pair.dir = 'ltr';
	pair.dataset.live = '';
	cut();
}

/** Adds sliders to before/after pairs, which are side by side without scripts. */
export function addComparisonSliders(article: HTMLElement, words: Translator) {
	for (const pair of article.querySelectorAll<HTMLElement>('[data-pair=compared]:not([data-live])'))
		addComparisonSlider(pair, words);
}

/** Prints only the article. A separate rule, because the article's markup and the page around it share no component. */
const printRules = '@media print{main section[id]{display:none!important}}';

const stripTags = (html: string) => html.replace(/<[^>]+>/g, '');

const COPY_FEEDBACK_MS = 2000;
/** Elements that need the bold and italic faces of articles. */
const emphasisPattern = /<(?:em|strong|i|b)>/;

async function copyCode(button: HTMLElement, { t }: Translator): Promise<void> {
	const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
	try {
		await navigator.clipboard.writeText(code);
		button.textContent = t('Copied');
	} catch {
		button.textContent = t('Press Ctrl+C');
		getSelection()?.selectAllChildren(button.closest('figure')?.querySelector('code') ?? button);
	}
}

/** Plays the video of a poster that was clicked, unless the visitor opens its link in another tab or window. */
function playClickedVideo(event: MouseEvent, link: HTMLAnchorElement): void {
	const figure = link.closest<HTMLElement>('[data-video]');
	if (!figure || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	void import('./video-player')
		.then(({ playVideo }) => playVideo(figure))
		.catch(() => location.assign(link.href));
}

/** An article rendered by the CMS and processed by `prepareArticle`. */
export function Article({
	html,
	isContinued = false,
}: {
	html: string;
	/** If true, text precedes it, so its first paragraph is not a lead. */
	isContinued?: boolean;
}) {
	const translator = useWords();
	const directionOf = useTextDirection();
	const labelTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const articleRef = useRef<HTMLDivElement>(null);
	useScriptFaces(scriptsIn(html));
	useEffect(() => () => clearTimeout(labelTimer.current), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other pictures
	useEffect(() => {
		if (articleRef.current) addComparisonSliders(articleRef.current, translator);
	}, [html]);
	const onClick = (event: MouseEvent) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		const posterLink = target.closest<HTMLAnchorElement>('[data-video] a');
		if (posterLink) return playClickedVideo(event, posterLink);
		const button = target.closest<HTMLElement>('[data-copy]');
		if (!button) return;
		void copyCode(button, translator).then(() => {
			clearTimeout(labelTimer.current);
			labelTimer.current = setTimeout(() => {
				button.textContent = translator.t('Copy');
			}, COPY_FEEDBACK_MS);
		});
	};
	return (
		<>
			<style href="article-print" precedence="print">
				{printRules}
			</style>
			{emphasisPattern.test(html) && (
				<style href="article-faces" precedence="faces">
					{faces}
				</style>
			)}
			<Box
				ref={articleRef}
				css={isContinued ? continuedStyle : articleStyle}
				dir={directionOf(stripTags(html))}
				onClick={onClick}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS sanitizes what it renders
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		</>
	);
}
