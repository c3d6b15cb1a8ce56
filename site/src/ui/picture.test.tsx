import { ChakraProvider } from '@chakra-ui/react';
import { endpointExamples } from '@sumu/contract/examples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteSystem } from '../theme/system';
import { Picture } from './picture';
import { initialOf } from './typographic-cover';

const { picture } = endpointExamples.getProject.response.data;

const show = (given: typeof picture, title?: string) => (
	<ChakraProvider value={siteSystem}>
		<Picture picture={given} ratio="4 / 5" sizes="100vw" {...(title !== undefined && { title })} />
	</ChakraProvider>
);

test('a picture is cropped around its focal point; a missing one is replaced by a drawing', () => {
	if (!picture) throw new Error('The example has no picture');
	const { rerender } = render(show(picture));
	const image = screen.getByAltText(picture.alt);
	expect(image).toHaveStyle({ objectPosition: '40% 20%' });
	fireEvent.error(image);
	expect(screen.queryByAltText(picture.alt)).toBeNull();
	const standIn = screen.getByRole('img', { name: picture.alt });
	expect(standIn.querySelector('svg')).not.toBeNull();
	rerender(show({ ...picture, url: '/uploads/another.webp', focalPoint: null }));
	expect(screen.getByAltText(picture.alt)).not.toHaveStyle({ objectPosition: '40% 20%' });
});

test('an entry without a picture shows the initial of its title, hidden from screen readers', () => {
	const { container } = render(show(null, '“élan” and more'));
	const cover = container.querySelector('[data-typographic-cover]');
	expect(cover).toHaveTextContent(/^É$/);
	expect(cover).toHaveAttribute('aria-hidden', 'true');
	expect(screen.queryByRole('img')).toBeNull();
});

test.each([
	['2024 in review', '2'],
	['বুনন', 'বু'],
	['🧵 Threads', 'T'],
	['🧵', '🧵'],
	['', ''],
])('the initial of %j is %j', (title, initial) => {
	expect(initialOf(title)).toBe(initial);
});
