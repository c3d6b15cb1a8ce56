import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteSystem } from '../theme/system';
import { StandIns } from './picture-fallback';

const html =
	'<p><img src="/uploads/gone.webp" alt="A loom"><img src="/uploads/a.webp" alt="A"></p>';

test('a drawing replaces only the missing article image and keeps its alt text', () => {
	render(
		<ChakraProvider value={siteSystem}>
			<StandIns>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: as an article comes */}
				<div dangerouslySetInnerHTML={{ __html: html }} />
				<picture>
					<img src="/uploads/cover.webp" alt="Cover" />
				</picture>
			</StandIns>
		</ChakraProvider>,
	);
	for (const name of ['A loom', 'Cover']) fireEvent.error(screen.getByAltText(name));
	expect(screen.getByAltText('A loom')).toHaveAttribute(
		'src',
		expect.stringMatching(/^data:image\/svg\+xml,/),
	);
	expect(screen.getByAltText('A')).toHaveAttribute('src', '/uploads/a.webp');
	expect(screen.getByAltText('Cover')).toHaveAttribute('src', '/uploads/cover.webp');
});
