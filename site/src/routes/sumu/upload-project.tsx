import { AddProject } from '../../features/admin/forms/project-form';
import { showArticle } from './show-article';

export default function AddProjectPage() {
	return <AddProject show={showArticle} />;
}
