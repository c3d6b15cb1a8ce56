import type { Picture } from '../schemas/picture';

export const sampleId = 'k2x9mvq7c1d4tz8b5h3wy0fa';
export const sampleDate = '2026-03-14T09:26:53.000Z';
export const sampleUpdateDate = '2026-04-02T15:08:30.000Z';
export const sampleEmail = 'nadia@example.com';

export const sampleUploadUrl = 'https://mira.example/uploads/tea_house_5f1c2d.webp';

export const samplePicture: Picture = {
	url: sampleUploadUrl,
	width: 1600,
	height: 1000,
	alt: 'The shop’s front page',
	placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
	focalPoint: { x: 40, y: 20 },
	formats: [{ url: '/uploads/w640_tea_house.avif', width: 640, height: 400, mime: 'image/avif' }],
};

/** Publication state of an entry, for users who manage it. */
export const samplePublicationState = {
	status: 'scheduled',
	publishAt: '2026-12-04T03:00:00.000Z',
	shown: true,
} as const;
