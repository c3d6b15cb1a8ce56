import type { GalleryPicture, Picture } from '@sumu/contract';
import { describe, expect, test } from 'vitest';
import { openCase, orderByStory, splitStory } from './case-pictures';

const pictureOf = (name: string, width: number, height: number): Picture => ({
	url: `/uploads/${name}.svg`,
	width,
	height,
	alt: name,
	placeholder: null,
	focalPoint: null,
	formats: [],
});
const shownIn = (picture: Picture): GalleryPicture => ({ picture, alt: '', caption: '' });

const upright = pictureOf('upright', 800, 1000);
const wide = pictureOf('wide', 1500, 1000);

describe('the opening of a case', () => {
	test('is the first wide picture instead of an upright cover', () => {
		const gallery = [shownIn(wide), shownIn(upright)];
		expect(openCase({ picture: upright, gallery })).toEqual({
			opening: wide,
			gallery: [shownIn(upright)],
		});
	});

	test.each([
		['the cover is wide', pictureOf('cover', 1600, 900), [shownIn(wide)]],
		['the gallery starts with an upright picture', upright, [shownIn(upright), shownIn(wide)]],
		['there is no gallery', upright, []],
		['there is no cover', null, [shownIn(wide)]],
	])('is the cover if %s', (_, picture, gallery) => {
		expect(openCase({ picture, gallery })).toEqual({ opening: picture, gallery });
	});
});

test('a gallery follows the order of the story, then its own', () => {
	const [first, second, third] = ['a', 'b', 'c'].map((name) =>
		shownIn(pictureOf(name, 10, 10)),
	) as [GalleryPicture, GalleryPicture, GalleryPicture];
	const story = `<img src="${third.picture.url}"><img src="${second.picture.url}">`;
	expect(orderByStory([first, second, third], story)).toEqual([third, second, first]);
});

describe('the chapters of a story', () => {
	const gallery = [shownIn(wide), shownIn(upright)];
	const image = ({ url }: Picture) => `<p><img src="${url}" alt=""></p>`;

	test('start at its headings and carry the gallery’s pictures in them', () => {
		const html = `<p>One</p>\n<h2 id="a">A</h2>\n<p>Two</p>\n${image(upright)}\n<p>Three</p>`;
		expect(splitStory(html, gallery)).toEqual([
			{ html: '<p>One</p>\n', pictures: [] },
			{ html: '<h2 id="a">A</h2>\n<p>Two</p>\n<p>Three</p>', pictures: [1] },
		]);
	});

	test('find a picture with its sources', () => {
		const sources = `<p><picture><source srcset="/x.avif"><img src="${wide.url}"></picture></p>`;
		expect(splitStory(sources, gallery)).toEqual([{ html: '', pictures: [0] }]);
	});

	test('leave other pictures, and a repeated one, in the text', () => {
		const foreign = image(pictureOf('foreign', 10, 10));
		const html = `${foreign}${image(wide)}${image(wide)}`;
		expect(splitStory(html, gallery)).toEqual([
			{ html: `${foreign}${image(wide)}`, pictures: [0] },
		]);
	});

	test('do not start inside a quote', () => {
		const html = '<blockquote>\n<h2 id="a">A</h2>\n</blockquote>\n<h2 id="b">B</h2>';
		expect(splitStory(html, []).map((chapter) => chapter.html)).toEqual([
			'<blockquote>\n<h2 id="a">A</h2>\n</blockquote>\n',
			'<h2 id="b">B</h2>',
		]);
	});
});
