import {
	addService,
	type ManagedService,
	messages,
	type ServiceForm,
	serviceFormSchema,
	serviceUpdateSchema,
	updateService,
} from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition } from './entry-form/definition';
import { useProjectChoices } from './references/use-reference-choices';

export const serviceForm: EntryFormDefinition<ServiceForm, ManagedService> = {
	name: 'service',
	fields: {
		servicesHeader: { kind: 'line', label: 'Service name', isTitle: true },
		servicesDescription: { kind: 'text', label: 'Description', rows: 7 },
		deliverables: {
			kind: 'lines',
			label: 'What’s included',
			isOptional: true,
			placeholder: 'One item per line',
		},
		duration: {
			kind: 'line',
			label: 'How long it takes',
			isDetail: true,
			isOptional: true,
			placeholder: '2 to 4 weeks',
			half: true,
		},
		priceFrom: {
			kind: 'number',
			label: 'Price from',
			isDetail: true,
			isOptional: true,
			placeholder: '0 is free',
			half: true,
		},
		projects: {
			kind: 'references',
			label: 'Example projects',
			isDetail: true,
			isOptional: true,
			useChoices: useProjectChoices,
		},
		img: { kind: 'picture', label: 'Picture', cropHint: cropHints.service },
	},
};

export const AddService = () => (
	<AddEntry
		form={serviceForm}
		title="Add Service"
		schema={serviceFormSchema}
		send={(body) => callAsUser(addService, { body })}
		done={messages.servicesAdded}
	/>
);

export const UpdateService = ({ service }: { service: ManagedService }) => (
	<UpdateEntry
		form={serviceForm}
		entry={service}
		title="Update Service"
		schema={serviceUpdateSchema}
		send={(body) => callAsUser(updateService, { params: { id: service._id }, body })}
		done={messages.updateSucceeded}
	/>
);
