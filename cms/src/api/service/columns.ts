import type { SaveFields, ServiceUpdateBody } from '@sumu/contract';
import { requireExistingDocuments } from '../../platform/documents/existing-documents';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import type schema from './content-types/service/schema.json';

/** Maps a service's body to its columns. */
export const toServiceColumns = async ({
	img,
	deliverables,
	projects,
	...texts
}: Omit<ServiceUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		deliverables:
			deliverables === undefined ? undefined : (deliverables ?? []).map((text) => ({ text })),
		projects:
			projects === undefined
				? undefined
				: await requireExistingDocuments('api::project.project', projects ?? [], 'projects'),
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});
