import { Box } from '@chakra-ui/react';
import {
	type BodyInputOf,
	changeSubscriber,
	type NewsletterSubscriber,
	resendSubscription,
	tagsIn,
} from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callAsUser } from '../../../lib/session/call-as-user';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import type { OpenRow } from '../lists/data-table/use-open-row';
import { refreshResource } from '../overview/api/overview';
import { formatDate } from '../ui/formats';
import { HelpedField } from '../ui/helped-field';
import { SidePanel } from '../ui/side-panel';

/** Changes a subscriber, and refetches the list. */
export function useChangeSubscriber(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: BodyInputOf<typeof changeSubscriber>) =>
			callAsUser(changeSubscriber, { params: { id }, body }),
		onSuccess: () => refreshResource(client, 'subscribers'),
	});
}

function TagsForm({ subscriber: { _id, tags } }: { subscriber: NewsletterSubscriber }) {
	const savedLine = tags.join(', ');
	const [line, setLine] = useState(savedLine);
	const saveMutation = useChangeSubscriber(_id);
	const isChanged = tagsIn(line).join(', ') !== savedLine;
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (isChanged && !saveMutation.isPending) saveMutation.mutate({ tags: tagsIn(line) });
	};
	return (
		<Box asChild display="grid" gap="4">
			<form onSubmit={handleSubmit}>
				<HelpedField
					label="Tags"
					help="Separated by commas. A letter can go to the subscribers with one tag."
				>
					{(control) => (
						<Input
							{...control}
							dir="auto"
							autoComplete="off"
							value={line}
							onChange={({ target }) => setLine(target.value)}
						/>
					)}
				</HelpedField>
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
					<Box role="status" textStyle="small" color="muted">
						{saveMutation.isSuccess && !isChanged && 'Saved'}
					</Box>
				</Box>
			</form>
		</Box>
	);
}

function Resend({ id }: { id: string }) {
	const resendMutation = useMutation({
		mutationFn: () => callAsUser(resendSubscription, { params: { id } }),
	});
	return (
		<Box display="grid" gap="3">
			<FormFailure message={resendMutation.error?.message ?? ''} />
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
				<Button
					size="compact"
					variant="outline"
					aria-disabled={resendMutation.isPending}
					onClick={() => resendMutation.isPending || resendMutation.mutate()}
				>
					Resend the confirmation
				</Button>
				<Box role="status" textStyle="small" color="muted">
					{resendMutation.isSuccess && 'Sent'}
				</Box>
			</Box>
		</Box>
	);
}

/** Says that an address is suspended, and lets it get letters again. */
function Suspension({ id, suspendedOn }: { id: string; suspendedOn: string | null }) {
	const liftMutation = useChangeSubscriber(id);
	return (
		<Box display="grid" gap="3">
			<Box role="status" textStyle="ui" css={{ '&:empty': { display: 'none' } }}>
				{suspendedOn
					? `Suspended on ${formatDate(suspendedOn)}, because three letters in a row were refused.`
					: liftMutation.isSuccess && 'Gets letters again'}
			</Box>
			<FormFailure message={liftMutation.error?.message ?? ''} />
			{suspendedOn && (
				<Box>
					<Button
						size="compact"
						variant="outline"
						aria-disabled={liftMutation.isPending}
						onClick={() => liftMutation.isPending || liftMutation.mutate({ suspended: false })}
					>
						Send letters again
					</Button>
				</Box>
			)}
		</Box>
	);
}

/** A subscriber: consent, tags, and what to do if letters or the confirmation do not arrive. */
export function SubscriberDialog({
	opened: { item },
	onClose,
}: {
	opened: OpenRow<NewsletterSubscriber>;
	onClose: () => void;
}) {
	const { _id, email, confirmed, confirmedOn, consentNote, date, suspendedOn } = item;
	const facts = [
		['Status', confirmed ? 'Confirmed' : 'Not confirmed yet'],
		['Since', formatDate(date)],
		...(confirmedOn ? [['Confirmed on', formatDate(confirmedOn)]] : []),
		...(consentNote ? [['Consent', consentNote]] : []),
	];
	return (
		<SidePanel title={email} onClose={onClose}>
			<Box display="grid" gap="6">
				<Box
					as="dl"
					display="grid"
					gridTemplateColumns="auto minmax(0, 1fr)"
					columnGap="4"
					rowGap="1"
					textStyle="small"
					css={{ '& dt': { color: 'muted' }, '& dd': { overflowWrap: 'anywhere' } }}
				>
					{facts.map(([name, value]) => (
						<Box key={name} display="contents">
							<dt>{name}</dt>
							<dd dir="auto">{value}</dd>
						</Box>
					))}
				</Box>
				<Suspension id={_id} suspendedOn={suspendedOn} />
				{!confirmed && <Resend id={_id} />}
				<TagsForm subscriber={item} />
			</Box>
		</SidePanel>
	);
}
