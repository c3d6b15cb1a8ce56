import { ChakraProvider } from '@chakra-ui/react';
import { endpointExamples } from '@sumu/contract/examples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteSystem } from '../theme/system';
import { Picture } from './picture';

const { picture } = endpointExamples.getProject.response.data;

const show = (given: typeof picture) => (
	<ChakraProvider value={siteSystem}>
		<Picture picture={given} ratio="4 / 5" sizes="100vw" />
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
