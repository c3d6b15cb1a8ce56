import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteSystem } from '../src/theme/system';
import { Reveal } from '../src/ui/reveal';
import { bringIntoView, reduceMotion, watchScreen } from './support/screen';

const below = 2000;

beforeEach(() => {
	watchScreen();
	vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
		this: HTMLElement,
	) {
		return new DOMRect(0, this.textContent === 'below' ? below : 0, 100, 100);
	});
});

function renderBoth() {
	render(
		<ChakraProvider value={siteSystem}>
			<Reveal>above</Reveal>
			<Reveal>below</Reveal>
		</ChakraProvider>,
	);
	return { above: screen.getByText('above'), below: screen.getByText('below') };
}

test('elements below the fold are hidden on the first scroll and revealed when reached', () => {
	const { above, below } = renderBoth();
	expect(below).not.toHaveAttribute('data-reveal');
	fireEvent.scroll(window);
	expect(below).toHaveAttribute('data-reveal', 'waiting');
	expect(above).not.toHaveAttribute('data-reveal');
	act(() => bringIntoView(below));
	expect(below).toHaveAttribute('data-reveal', 'shown');
});

test('with reduced motion nothing is hidden', () => {
	reduceMotion();
	const { below } = renderBoth();
	fireEvent.scroll(window);
	expect(below).not.toHaveAttribute('data-reveal');
});
