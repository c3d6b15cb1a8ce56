import {
	addProject,
	type DetailSettings,
	everyDetail,
	MAX_GALLERY_PICTURES,
	MAX_PROJECT_OUTCOMES,
	type ManagedWholeProject,
	messages,
	PROJECT_FEATURE_COUNT,
	type ProjectForm,
	projectFormFor,
	projectUpdateFormFor,
	updateProject,
} from '@sumu/contract';
import { useMemo } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useSite } from '../../../lib/site/use-site';
import { AskForTestimonial } from '../testimonials/ask-for-testimonial';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition, ShowArticle } from './entry-form/definition';
import { useShownProject } from './preview/use-shown-project';
import { useCategoryChoices, useReviewChoices } from './references/use-reference-choices';
import { withDetails } from './with-details';

/** `show` renders the story as the project's page does. */
export const projectForm = (
	show: ShowArticle,
): EntryFormDefinition<ProjectForm, ManagedWholeProject> => ({
	name: 'project',
	useShown: useShownProject,
	fields: {
		projectsName: { kind: 'line', label: 'Project name', isTitle: true },
		projectsDescription: { kind: 'text', label: 'Description', rows: 7 },
		story: { kind: 'markdown', label: 'Story', isOptional: true, show },
		gallery: {
			kind: 'gallery',
			label: 'Pictures',
			isOptional: true,
			most: MAX_GALLERY_PICTURES,
			read: ({ gallery }) =>
				gallery.map(({ picture, alt, caption }) => ({ image: picture.url, alt, caption })),
		},
		image: { kind: 'picture', label: 'Cover picture', cropHint: cropHints.project },
		slug: {
			kind: 'line',
			label: 'Page address',
			isDetail: true,
			isOptional: true,
			placeholder: 'Created from the name',
		},
		projectsLiveLink: {
			kind: 'line',
			label: 'Live Link',
			isDetail: true,
			type: 'url',
			placeholder: 'https://',
			isFixed: true,
			half: true,
		},
		projectTheme: { kind: 'line', label: 'Project Theme', half: true, isDetail: true },
		frontend: { kind: 'line', label: 'Front-end', half: true, isDetail: true },
		backend: { kind: 'line', label: 'Back-end', half: true, isDetail: true },
		projectPrice: {
			kind: 'number',
			label: 'Project Price',
			isDetail: true,
			placeholder: '0 is free',
			half: true,
		},
		projectDelivery: {
			kind: 'line',
			label: 'Delivery',
			placeholder: '4 Weeks',
			half: true,
			isDetail: true,
		},
		category: {
			kind: 'reference',
			label: 'Category',
			isDetail: true,
			isOptional: true,
			useChoices: useCategoryChoices,
		},
		projectFeature: {
			kind: 'list',
			label: 'Four features',
			isDetail: true,
			one: 'Feature',
			length: PROJECT_FEATURE_COUNT,
		},
		client: { kind: 'line', label: 'Client', isOptional: true, half: true, isDetail: true },
		year: { kind: 'number', label: 'Year', isOptional: true, half: true, isDetail: true },
		role: {
			kind: 'line',
			label: 'Your role',
			isDetail: true,
			isOptional: true,
			placeholder: 'Design and development',
		},
		outcomes: {
			kind: 'entries',
			label: 'Results',
			isDetail: true,
			isOptional: true,
			one: 'Result',
			most: MAX_PROJECT_OUTCOMES,
			item: { value: 'Figure', label: 'Label' },
		},
		testimonial: {
			kind: 'reference',
			label: 'Client’s review',
			isDetail: true,
			isOptional: true,
			useChoices: useReviewChoices,
			read: ({ testimonial }) => testimonial?._id,
		},
	},
});

/** Form and schemas with the owner's field settings applied. */
const applyFieldSettings = <Schema,>(
	details: DetailSettings,
	schemaFor: (details: DetailSettings) => Schema,
	show: ShowArticle,
) => ({
	form: withDetails(projectForm(show), details),
	schema: schemaFor(details),
	draftSchema: schemaFor(everyDetail('optional')),
});

export function AddProject({ show }: { show: ShowArticle }) {
	const { details } = useSite();
	const props = useMemo(() => applyFieldSettings(details, projectFormFor, show), [details, show]);
	return (
		<AddEntry
			{...props}
			title="Add Project"
			send={(body) => callAsUser(addProject, { body })}
			done={messages.productAdded}
		/>
	);
}

export function UpdateProject({
	project,
	show,
}: {
	project: ManagedWholeProject;
	show: ShowArticle;
}) {
	const { details } = useSite();
	const { _id: id, projectsName: name } = project;
	const props = useMemo(
		() => applyFieldSettings(details, projectUpdateFormFor, show),
		[details, show],
	);
	return (
		<UpdateEntry
			{...props}
			entry={project}
			title="Update Project"
			send={(body) => callAsUser(updateProject, { params: { id }, body })}
			done={messages.updateSucceeded}
			action={<AskForTestimonial client={{ project: { id, name } }} />}
		/>
	);
}
