import type { Picture, PostWithNeighbours, ProjectWithNeighbours } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import sharp from 'sharp';
import { projectSample } from '../../src/testing/samples';

export const picture: Picture = {
	url: '/uploads/loom.png',
	width: 40,
	height: 30,
	alt: 'A loom',
	placeholder: null,
	focalPoint: null,
	formats: [],
};

/** Returns the file at the picture's address. */
export const pictureFile = () =>
	sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e3b2e' } })
		.png()
		.toBuffer();

const day = (number: number) => new Date(Date.UTC(2023, 0, 1 + number)).toISOString();
const plain = { picture: null, rating: null };

export const projectAt = (
	number: number,
	changes: Partial<ProjectWithNeighbours> = {},
): ProjectWithNeighbours =>
	projectSample(number, { ...plain, date: day(number), updated: day(number), ...changes });

export const postAt = (
	number: number,
	changes: Partial<PostWithNeighbours> = {},
): PostWithNeighbours => ({
	...endpointExamples.getBlog.response.data,
	...plain,
	_id: `post-${number}`,
	slug: `post-${number}`,
	topic: `Post ${number}`,
	tags: [],
	html: `<p>All of ${number}</p>`,
	date: day(number),
	updated: day(number),
	...changes,
});
