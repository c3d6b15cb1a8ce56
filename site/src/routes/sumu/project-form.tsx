import { projectToEdit } from '../../features/admin/forms/api/entry-queries';
import { AddProject, UpdateProject } from '../../features/admin/forms/project-form';
import { createEntryFormRoute } from './entry-form-route';
import { showArticle } from './show-article';

const { clientLoader, EntryFormScreen } = createEntryFormRoute({
	toEdit: projectToEdit,
	Add: () => <AddProject show={showArticle} />,
	renderUpdate: (project) => <UpdateProject project={project} show={showArticle} />,
});

export { clientLoader, EntryFormScreen as default };
