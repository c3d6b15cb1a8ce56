import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import {
	answerTestimonial,
	readTestimonialPage,
} from '../features/reviews/testimonial/answer-testimonial.server';
import { TestimonialFormPage } from '../features/reviews/testimonial/testimonial-form';
import { TestimonialOver } from '../features/reviews/testimonial/testimonial-over';
import { PageHead } from '../features/seo/components/page-head';
import { readOnServer } from '../lib/query';
import { useWords } from '../lib/words/use-words';
import type { Route } from './+types/testimonial';

/**
 * The address is a secret of one person: nothing may store it or send it on. With `no-referrer`, the form without scripts
 * would be refused, because browsers then hide its origin.
 */
export const headers = () => ({
	'Cache-Control': 'no-store',
	'Referrer-Policy': 'same-origin',
	'X-Robots-Tag': 'noindex',
});

export const loader = ({ params, request }: LoaderFunctionArgs) =>
	readOnServer(() => readTestimonialPage(params.token ?? '', request));
export const action = ({ params, request }: ActionFunctionArgs) =>
	readOnServer(() => answerTestimonial(params.token ?? '', request));

export default function Testimonial({
	loaderData: { form, reason },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords();
	return (
		<>
			<PageHead
				title={t('Write a testimonial')}
				description={t(
					'A few sentences are enough. I’ll read them before they appear on the site.',
				)}
				path={sitePaths.home.at()}
				isPrivate
			/>
			{form && !actionData?.done ? (
				<TestimonialFormPage form={form} outcome={actionData} />
			) : (
				<TestimonialOver reason={reason} outcome={actionData} />
			)}
		</>
	);
}
