import { ChakraProvider } from '@chakra-ui/react';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteSystem } from '../../theme/system';
import { Article } from './article';

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const html = `<p>Before</p><figure data-video="${player}"><a href="https://youtu.be/aqz-KE-bpKQ" rel="noopener"><span>A loom &amp; its weaver</span> <small>youtu.be</small></a></figure>`;

const renderArticle = () =>
	render(
		<ChakraProvider value={siteSystem}>
			<Article html={html} />
		</ChakraProvider>,
	);
const posterLink = () => screen.getByRole('link', { name: /A loom & its weaver/ });

test('a click on the poster of a video replaces it with its player', async () => {
	renderArticle();
	expect(document.querySelector('iframe')).toBeNull();
	const click = createEvent.click(posterLink());
	fireEvent(posterLink(), click);
	expect(click.defaultPrevented).toBe(true);
	const frame = await screen.findByTitle<HTMLIFrameElement>('A loom & its weaver');
	expect(frame.src).toBe(player);
	expect(frame.allow).toContain('fullscreen');
	expect(frame.loading).toBe('lazy');
	expect(screen.queryByRole('link')).toBeNull();
	await waitFor(() => expect(document.activeElement).toBe(frame));
});

test('a click that opens the video in a new tab keeps the poster', () => {
	renderArticle();
	const click = createEvent.click(posterLink(), { ctrlKey: true });
	fireEvent(posterLink(), click);
	expect(click.defaultPrevented).toBe(false);
	expect(posterLink()).toBeTruthy();
});
