import { Box } from '@chakra-ui/react';
import { maxLengths, type TestimonialRequest } from '@sumu/contract';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { useSite } from '../../../lib/site/use-site';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { useProjectChoices } from '../forms/references/use-reference-choices';
import { HelpedField } from '../ui/helped-field';
import { Select } from '../ui/select';
import { useRequestTestimonial } from './api';
import type { KnownClient } from './ask-for-testimonial';
import { testimonialWords } from './words';

const noChoices: NonNullable<ReturnType<typeof useProjectChoices>> = [];

/** Form for a new personal link; e-mails it if there is an address. */
export function RequestForm({
	client,
	onCreated,
}: {
	client: KnownClient;
	onCreated: (request: TestimonialRequest) => void;
}) {
	const { features } = useSite();
	// A thousand options must not delay the panel.
	const choices = useDeferredValue(useProjectChoices() ?? noChoices, noChoices);
	const [projectId, setProjectId] = useState(client.project?.id ?? '');
	const [name, setName] = useState(client.name ?? '');
	const [email, setEmail] = useState(client.email ?? '');
	const [isReminded, setReminded] = useState(true);
	const requestMutation = useRequestTestimonial();
	const isMailed = features.mail && email.trim() !== '';
	const { project } = client;
	const isListed = !project || choices.some(({ id }) => id === project.id);
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (requestMutation.isPending) return;
		const body = {
			projectId,
			messageId: client.messageId,
			name,
			email: isMailed ? email : '',
			remind: isMailed && isReminded,
		};
		requestMutation.mutate(body, { onSuccess: onCreated });
	};
	const submitLabel = isMailed ? testimonialWords.createAndSend : testimonialWords.create;
	return (
		<Box asChild display="grid" gap="4">
			<form aria-label={testimonialWords.ask} onSubmit={handleSubmit}>
				<Field label={testimonialWords.project}>
					{(control) => (
						<Select
							{...control}
							value={projectId}
							onChange={({ target }) => setProjectId(target.value)}
						>
							<option value="">{testimonialWords.noProject}</option>
							{!isListed && <option value={project.id}>{project.name}</option>}
							{choices.map((choice) => (
								<option key={choice.id} value={choice.id}>
									{choice.name}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={testimonialWords.name}>
					{(control) => (
						<Input
							{...control}
							dir="auto"
							maxLength={maxLengths.name}
							value={name}
							onChange={({ target }) => setName(target.value)}
						/>
					)}
				</Field>
				{features.mail ? (
					<HelpedField label={testimonialWords.email} help={testimonialWords.emailHelp}>
						{(control) => (
							<Input
								{...control}
								type="email"
								value={email}
								onChange={({ target }) => setEmail(target.value)}
							/>
						)}
					</HelpedField>
				) : (
					<Box as="p" textStyle="small" color="muted">
						{testimonialWords.withoutMail}
					</Box>
				)}
				{isMailed && (
					<Box>
						<Checkbox
							label={testimonialWords.remind}
							checked={isReminded}
							onChange={({ target }) => setReminded(target.checked)}
						/>
					</Box>
				)}
				<FormFailure message={requestMutation.error?.message ?? ''} />
				<Box>
					<Button type="submit" variant="accent" aria-disabled={requestMutation.isPending}>
						{requestMutation.isPending ? testimonialWords.creating : submitLabel}
					</Button>
				</Box>
			</form>
		</Box>
	);
}
