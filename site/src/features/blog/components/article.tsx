import { Box } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { articleStyle } from '../article-style';

const shown = 2000;

async function copy(button: HTMLElement): Promise<void> {
	const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
	try {
		await navigator.clipboard.writeText(code);
		button.textContent = 'Copied';
	} catch {
		button.textContent = 'Press Ctrl+C';
		getSelection()?.selectAllChildren(button.closest('figure')?.querySelector('code') ?? button);
	}
}

/** An article as the CMS rendered and `prepareArticle` prepared it. */
export function Article({ html }: { html: string }) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const onClick = ({ target }: MouseEvent) => {
		const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
		if (!button) return;
		void copy(button).then(() => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => {
				button.textContent = 'Copy';
			}, shown);
		});
	};
	return (
		<Box
			css={articleStyle}
			onClick={onClick}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS sanitizes what it renders
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
