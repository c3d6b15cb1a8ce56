import { Box } from '@chakra-ui/react';
import {
	type BodyOf,
	type ContactMessage,
	changeMessage,
	type MessageStage,
	maxLengths,
	priceRange,
} from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { Button } from '../../../ui/button';
import { Field, Input, TextArea } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton } from '../../../ui/text-link';
import { refreshResource } from '../overview/api/overview';
import { AskForTestimonial, type KnownClient } from '../testimonials/ask-for-testimonial';
import { Select } from '../ui/select';
import { useStages } from './stages';

type Change = BodyOf<typeof changeMessage>;

const clientOf = ({ _id, name, email, projects: [project] }: ContactMessage): KnownClient => ({
	messageId: _id,
	name,
	email,
	project: project && { id: project._id, name: project.name },
});

/** Form for the stage, the value, the day of the reminder and the private note of an enquiry. */
export function EnquiryForm({
	message,
	onClose,
}: {
	message: ContactMessage;
	onClose: () => void;
}) {
	const client = useQueryClient();
	const stages = useStages();
	const [draft, setDraft] = useState<Change>({});
	const { stage, note, value, followUp } = { ...message, ...draft };
	const isChanged = Object.keys(draft).length > 0;
	const edit = (change: Change) => setDraft({ ...draft, ...change });
	const saveMutation = useMutation({
		mutationFn: (body: Change) => callAsUser(changeMessage, { params: { id: message._id }, body }),
		onSuccess: async () => {
			await refreshResource(client, 'messages');
			setDraft({});
		},
	});
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (isChanged && !saveMutation.isPending) saveMutation.mutate(draft);
	};
	/** The list leaves out spam, so the message leaves the screen. */
	const move = (next: MessageStage) => saveMutation.mutate({ stage: next }, { onSuccess: onClose });
	return (
		<Box asChild display="grid" gap="4" marginBottom="6">
			<form aria-label="Enquiry" onSubmit={handleSubmit}>
				<Box
					display="grid"
					gap="4"
					gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
				>
					<Field label="Stage">
						{(control) => (
							<Select
								{...control}
								name="stage"
								value={stage}
								onChange={({ target }) =>
									edit({ stage: stages.find((each) => each.value === target.value)?.value })
								}
							>
								{stages.map((each) => (
									<option key={each.value} value={each.value}>
										{each.label}
									</option>
								))}
							</Select>
						)}
					</Field>
					<Field label="Value">
						{(control) => (
							<Input
								{...control}
								type="number"
								inputMode="decimal"
								step="any"
								min={priceRange.min}
								max={priceRange.max}
								value={value ?? ''}
								onChange={({ target }) =>
									edit({ value: target.value === '' ? null : Number(target.value) })
								}
							/>
						)}
					</Field>
					<Field label="Remind me on">
						{(control) => (
							<Input
								{...control}
								type="date"
								value={followUp ?? ''}
								onChange={({ target }) => edit({ followUp: target.value || null })}
							/>
						)}
					</Field>
				</Box>
				<Field label="Private note">
					{(control) => (
						<TextArea
							{...control}
							rows={3}
							value={note}
							maxLength={maxLengths.text}
							onChange={({ target }) => edit({ note: target.value })}
						/>
					)}
				</Field>
				<FormFailure message={saveMutation.error?.message ?? ''} />
				<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
					<Button
						type="submit"
						size="compact"
						variant="outline"
						aria-disabled={!isChanged || saveMutation.isPending}
					>
						{saveMutation.isPending ? 'Saving…' : 'Save'}
					</Button>
					{message.stage === 'spam' ? (
						<TextButton onClick={() => move('new')}>Not spam</TextButton>
					) : (
						<TextButton onClick={() => move('spam')}>Mark as spam</TextButton>
					)}
					{message.stage === 'won' && <AskForTestimonial client={clientOf(message)} />}
					<Box role="status" textStyle="small" color="muted">
						{saveMutation.isSuccess && !isChanged && 'Saved'}
					</Box>
				</Box>
			</form>
		</Box>
	);
}
