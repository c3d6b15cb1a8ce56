import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { serviceToEdit } from '../../features/admin/forms/api/entry-queries';
import { UpdateService } from '../../features/admin/forms/service-form';
import { loadInBrowser } from '../../lib/query';

const serviceEditQuery = ({ id = '' }: LoaderFunctionArgs['params']) => serviceToEdit(id);

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	loadInBrowser((client) => [client.fetchQuery(serviceEditQuery(params))]);

export default function UpdateServicePage() {
	const { data } = useSuspenseQuery(serviceEditQuery(useParams()));
	return <UpdateService key={data._id} service={data} />;
}
