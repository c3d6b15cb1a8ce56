import {
	addService,
	messages,
	type Service,
	type ServiceForm,
	serviceFormSchema,
	serviceUpdateSchema,
	updateService,
} from '@sumu/contract';
import { paths } from '../../../config/paths';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { AddEntry, UpdateEntry } from './components/entry-screen';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition } from './entry-form/definition';

export const serviceForm: EntryFormDefinition<ServiceForm, Service> = {
	name: 'service',
	fields: {
		servicesHeader: { kind: 'line', label: 'Service name' },
		servicesDescription: { kind: 'text', label: 'Description', rows: 7 },
		img: { kind: 'picture', label: 'Picture', cropHint: cropHints.service },
	},
};

export const AddService = () => (
	<AddEntry
		form={serviceForm}
		title="Add Service"
		save="Save service"
		schema={serviceFormSchema}
		send={(body) => callAsUser(addService, { body })}
		done={messages.servicesAdded}
	/>
);

export const UpdateService = ({ service }: { service: Service }) => (
	<UpdateEntry
		form={serviceForm}
		entry={service}
		title="Update Service"
		save="Update service"
		schema={serviceUpdateSchema}
		send={(body) => callAsUser(updateService, { params: { id: service._id }, body })}
		done={messages.updated}
		view={paths.services.at()}
		anew={{ to: sumuPaths.addService.at() }}
	/>
);
