import {
	messages,
	type Project,
	projectFeatures,
	projectUpdateFormSchema,
	updateProject,
} from '@sumu/contract';
import { useState } from 'react';
import { paths } from '../../../config/paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { changedPicture } from './changed-picture';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { cropHints } from './crop-hints';
import { useEntryForm } from './entry-form/use-entry-form';
import { ProjectFields } from './project-fields';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

const valuesOf = (project: Project) => ({
	projectsName: project.projectsName,
	projectsLiveLink: project.projectsLiveLink,
	projectTheme: project.projectTheme,
	frontend: project.frontend,
	backend: project.backend,
	projectPrice: String(project.projectPrice),
	projectDelivery: project.projectDelivery,
	category: project.category ?? '',
	projectFeature: Array.from(
		{ length: projectFeatures },
		(_, index) => project.projectFeature[index] ?? '',
	),
	projectsDescription: project.projectsDescription,
	image: project.image,
});

export function UpdateProject({ project }: { project: Project }) {
	const [initial] = useState(() => valuesOf(project));
	const entry = useEntryForm({
		name: `project-${project._id}`,
		schema: projectUpdateFormSchema,
		initial,
		picture: 'image',
		prepare: ({ category, ...values }) => ({
			...withoutEmpty('image')(values),
			category: category || null,
		}),
		send: (body) =>
			callAsUser(updateProject, {
				params: { id: project._id },
				body: { ...body, image: changedPicture(project.image, body.image) },
			}),
		onSaved: useSaved(messages.updated, paths.home.at()),
	});
	return (
		<FormScreen
			title="Update Project"
			save="Update project"
			entry={entry}
			aside={<PictureField entry={entry} label="Cover picture" cropHint={cropHints.project} />}
		>
			<ProjectFields entry={entry} isNew={false} />
		</FormScreen>
	);
}
