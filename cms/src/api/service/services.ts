import type { SaveFields, ServiceUpdateBody } from '@sumu/contract';
import { createOrderedType } from '../../ordered-type';
import { requireExistingDocuments } from '../../platform/documents/existing-documents';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import { createReader } from '../../reader';
import type schema from './content-types/service/schema.json';
import { presentManagedService, presentService, serviceFields } from './presenter';

const toServiceColumns = async ({
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

/** Lists and writes of the services. */
export const services = createOrderedType('service', {
	reader: createReader('api::service.service', { fields: serviceFields }),
	present: presentService,
	presentManaged: presentManagedService,
	columns: toServiceColumns,
	search: ['servicesHeader', 'servicesDescription'],
	managed: {
		search: ['deliverables.text', 'projects.projectsName'],
		fields: { _id: 'documentId', servicesHeader: 'servicesHeader', updated: 'updatedAt' },
	},
	sort: { servicesHeader: 'servicesHeader', rank: 'rank' },
});
