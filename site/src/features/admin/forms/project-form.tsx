import {
	addProject,
	type ManagedProject,
	messages,
	type ProjectForm,
	projectCategories,
	projectFeatures,
	projectFormSchema,
	projectUpdateFormSchema,
	updateProject,
} from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition } from './entry-form/definition';
import { useShownProject } from './preview/use-shown-project';

export const projectForm: EntryFormDefinition<ProjectForm, ManagedProject> = {
	name: 'project',
	useShown: useShownProject,
	fields: {
		projectsName: { kind: 'line', label: 'Project name' },
		projectsLiveLink: {
			kind: 'line',
			label: 'Live Link',
			type: 'url',
			placeholder: 'https://',
			isFixed: true,
			half: true,
		},
		projectTheme: { kind: 'line', label: 'Project Theme', half: true },
		frontend: { kind: 'line', label: 'Front-end', half: true },
		backend: { kind: 'line', label: 'Back-end', half: true },
		projectPrice: {
			kind: 'number',
			label: 'Project Price',
			placeholder: 'In dollars; 0 is free',
			half: true,
		},
		projectDelivery: { kind: 'line', label: 'Delivery', placeholder: '4 Weeks', half: true },
		category: {
			kind: 'choice',
			label: 'Category',
			choices: [[null, 'None'], ...projectCategories.map((name) => [name, name] as const)],
		},
		projectFeature: {
			kind: 'list',
			label: 'Four features',
			one: 'Feature',
			length: projectFeatures,
		},
		projectsDescription: { kind: 'text', label: 'Description', rows: 7 },
		image: { kind: 'picture', label: 'Cover picture', cropHint: cropHints.project },
	},
};

export const AddProject = () => (
	<AddEntry
		form={projectForm}
		title="Add Project"
		schema={projectFormSchema}
		send={(body) => callAsUser(addProject, { body })}
		done={messages.productAdded}
	/>
);

export const UpdateProject = ({ project }: { project: ManagedProject }) => (
	<UpdateEntry
		form={projectForm}
		entry={project}
		title="Update Project"
		schema={projectUpdateFormSchema}
		send={(body) => callAsUser(updateProject, { params: { id: project._id }, body })}
		done={messages.updated}
	/>
);
