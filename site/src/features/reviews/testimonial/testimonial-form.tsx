import { Box } from '@chakra-ui/react';
import { MAX_ROLE_LENGTH, maxLengths, type TestimonialForm } from '@sumu/contract';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Container } from '../../../ui/container';
import { Field, Input, TextArea } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { StarRating } from '../components/star-rating';
import type { TestimonialOutcome } from './answer-testimonial.server';
import { PhotoField } from './photo-field';

const roleFields = [
	{ name: 'role', label: 'Your role', autoComplete: 'organization-title' },
	{ name: 'company', label: 'Your company', autoComplete: 'organization' },
] as const;

/** Form in which a client without an account writes a testimonial. */
export function TestimonialFormPage({
	form: { name, project },
	outcome,
}: {
	form: TestimonialForm;
	outcome: TestimonialOutcome | undefined;
}) {
	const { t } = useWords();
	const translateMessage = useTranslateMessage();
	const isPending = useNavigation().state !== 'idle';
	const [rating, setRating] = useState(0);
	const errorOf = (field: string) => {
		const message = outcome?.errors[field];
		return message && translateMessage(message);
	};
	return (
		<Container paddingBlock="section">
			<Box as="h1" textStyle="h1" maxWidth="14ch">
				{t('Write a testimonial')}
			</Box>
			{project && (
				<Box as="p" textStyle="lead" marginTop="6">
					{t('About {project}', { project: project.name })}
				</Box>
			)}
			<Box as="p" textStyle="lead" color="muted" marginTop={project ? '2' : '6'} maxWidth="measure">
				{t('A few sentences are enough. I’ll read them before they appear on the site.')}
			</Box>
			<Box asChild display="grid" gap="6" marginTop="8" maxWidth="measure">
				<Form method="post" aria-label={t('Write a testimonial')}>
					<Box display="grid" gap="2">
						<Box as="span" textStyle="label" aria-hidden>
							{t('Your rating')}
						</Box>
						<StarRating
							label={t('Your rating')}
							name="rating"
							value={rating}
							onChange={setRating}
						/>
						<FormFailure message={errorOf('rating') ?? ''} />
					</Box>
					<Field label={t('Your testimonial')} error={errorOf('reviewText')}>
						{(control) => (
							<TextArea
								{...control}
								name="reviewText"
								rows={7}
								maxLength={maxLengths.text}
								required
							/>
						)}
					</Field>
					<Field label={t('Your Name')} error={errorOf('UserName')}>
						{(control) => (
							<Input
								{...control}
								name="UserName"
								defaultValue={name}
								autoComplete="name"
								maxLength={maxLengths.name}
								required
							/>
						)}
					</Field>
					<Box
						display="grid"
						gap="6"
						gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
					>
						{roleFields.map(({ label, ...input }) => (
							<Field
								key={input.name}
								label={t('{label} (optional)', { label: t(label) })}
								error={errorOf(input.name)}
							>
								{(control) => <Input {...control} {...input} maxLength={MAX_ROLE_LENGTH} />}
							</Field>
						))}
					</Box>
					<PhotoField error={errorOf('userImg')} />
					<Box>
						<Checkbox
							name="consent"
							required
							label={t('You may publish this with my name on your site.')}
						/>
						<FormFailure message={errorOf('consent') ?? ''} />
					</Box>
					<FormFailure message={outcome?.message ? translateMessage(outcome.message) : ''} />
					<Box>
						<Button type="submit" aria-disabled={isPending}>
							{isPending ? t('Sending…') : t('Send testimonial')}
						</Button>
					</Box>
				</Form>
			</Box>
		</Container>
	);
}
