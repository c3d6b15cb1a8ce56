import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	type SaveFields,
	type ServiceUpdateBody,
	updateService,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { createOrderedType } from '../../../ordered-type';
import { requireExistingDocuments } from '../../../platform/documents/existing-documents';
import { toColumns } from '../../../platform/fields';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { createReader } from '../../../reader';
import type schema from '../content-types/service/schema.json';
import { presentManagedService, presentService, serviceFields } from '../presenter';

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

const services = createOrderedType('service', {
	reader: createReader('api::service.service', { fields: serviceFields }),
	present: presentService,
	presentManaged: presentManagedService,
	columns: toServiceColumns,
	search: ['servicesHeader', 'servicesDescription'],
	sort: { servicesHeader: 'servicesHeader', rank: 'rank' },
});

export default {
	list: createAction(listServices, services.list),
	one: createAction(getService, services.one),
	add: createAction(addService, services.add),
	update: createAction(updateService, services.update),
	remove: createAction(deleteService, services.remove),
	order: createAction(orderServices, services.order),
};
