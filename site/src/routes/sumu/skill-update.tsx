import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { skillToEdit } from '../../features/admin/forms/api/entry-queries';
import { UpdateSkill } from '../../features/admin/forms/skill-form';
import { loadInBrowser } from '../../lib/query';

const skillEditQuery = ({ id = '' }: LoaderFunctionArgs['params']) => skillToEdit(id);

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	loadInBrowser((client) => [client.fetchQuery(skillEditQuery(params))]);

export default function UpdateSkillPage() {
	const { data } = useSuspenseQuery(skillEditQuery(useParams()));
	return <UpdateSkill key={data._id} skill={data} />;
}
