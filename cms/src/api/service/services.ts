import { createOrderedType } from '../../ordered-type';
import { createReader } from '../../reader';
import { toServiceColumns } from './columns';
import { presentManagedService, presentService, serviceFields } from './presenter';

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
