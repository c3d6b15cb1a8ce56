import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { projectToEdit } from '../../features/admin/forms/api/entry-queries';
import { UpdateProject } from '../../features/admin/forms/project-form';
import { loadInBrowser } from '../../lib/query';
import { showArticle } from './show-article';

const projectEditQuery = ({ id = '' }: LoaderFunctionArgs['params']) => projectToEdit(id);

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	loadInBrowser((client) => [client.fetchQuery(projectEditQuery(params))]);

export default function UpdateProjectPage() {
	const { data } = useSuspenseQuery(projectEditQuery(useParams()));
	return <UpdateProject key={data._id} project={data} show={showArticle} />;
}
