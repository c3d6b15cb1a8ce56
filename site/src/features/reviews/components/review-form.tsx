import { Box } from '@chakra-ui/react';
import { messages, type OwnReview, reviewFormSchema } from '@sumu/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApiForm } from '../../../lib/forms/use-api-form';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { StarRating } from './star-rating';

const textSchema = z.pick(reviewFormSchema, { reviewText: true });

/** Form with stars and a text. The input is kept until it is sent, as long as the page is open. */
export default function ReviewForm({
	title,
	isCard,
	own,
	onSubmit,
}: {
	/** Question that the form asks. */
	title: string;
	/** If true, the form is in the unrequested card in the corner. */
	isCard: boolean;
	/** Existing review to change, if there is one. */
	own: OwnReview | null;
	onSubmit: (review: { rating: number; reviewText: string }) => Promise<void>;
}) {
	const { t } = useWords();
	const [rating, setRating] = useState(own?.rating ?? 0);
	const { form, field, error, pending, failure } = useApiForm(
		textSchema,
		({ reviewText }) => onSubmit({ rating, reviewText }),
		{ defaultValues: { reviewText: own?.reviewText ?? '' } },
	);
	return (
		<Box asChild display="grid" gap="6">
			<form {...form} aria-label={t('Review')}>
				<StarRating label={title} value={rating} onChange={setRating} />
				<Box
					// On a phone the card covers little of the page until a star is chosen.
					display={{ base: isCard && rating === 0 ? 'none' : 'grid', sm: 'grid' }}
					gap="6"
				>
					<Field label={t('Your review')} error={error('reviewText')}>
						{(control) => (
							<TextArea
								{...control}
								{...field('reviewText')}
								rows={5}
								placeholder={t(messages.reviewPlaceholder)}
							/>
						)}
					</Field>
					<FormFailure message={failure} />
					<Box
						display="flex"
						flexWrap="wrap"
						alignItems="center"
						justifyContent="space-between"
						gap="4"
					>
						<Box as="p" textStyle="label" color="muted">
							{t('Shown with your name, city and country')}
						</Box>
						<Button type="submit" disabled={rating === 0} aria-disabled={rating === 0 || pending}>
							{pending ? t('Sending…') : t(messages.submitReview)}
						</Button>
					</Box>
				</Box>
			</form>
		</Box>
	);
}
