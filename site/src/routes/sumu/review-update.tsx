import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { reviewToEdit } from '../../features/admin/forms/api/entry-queries';
import { UpdateReview } from '../../features/admin/forms/review-form';
import { loadInBrowser } from '../../lib/query';

const reviewEditQuery = ({ id = '' }: LoaderFunctionArgs['params']) => reviewToEdit(id);

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	loadInBrowser((client) => [client.fetchQuery(reviewEditQuery(params))]);

export default function UpdateReviewPage() {
	const { data } = useSuspenseQuery(reviewEditQuery(useParams()));
	return <UpdateReview key={data._id} review={data} />;
}
