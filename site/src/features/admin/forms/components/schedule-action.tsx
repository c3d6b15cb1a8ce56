import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../../lib/site/use-site';
import { Button } from '../../../../ui/button';
import { Field, Input } from '../../../../ui/field';
import { TextButton } from '../../../../ui/text-link';
import { localTime, momentOf } from '../../state/zoned-time';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

/** Opens a form that schedules when the typed values go live, or cancels the schedule. */
export function ScheduleAction<Form>({
	entry: {
		stored: { standing },
		saving: { save },
	},
}: {
	entry: Pick<EntryForm<Form>, 'stored' | 'saving'>;
}) {
	const [isOpen, setOpen] = useState(false);
	const publishAt = standing?.publishAt ?? null;
	return (
		<>
			<TextButton tone="quiet" gap="2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				<Clock size={16} aria-hidden />
				{publishAt ? adminWords.schedule.change : adminWords.schedule.action}
			</TextButton>
			{isOpen && (
				<ScheduleForm
					key={publishAt}
					publishAt={publishAt}
					onChoose={(moment) => {
						setOpen(false);
						save({ publishAt: moment });
					}}
				/>
			)}
		</>
	);
}

function ScheduleForm({
	publishAt,
	onChoose,
}: {
	publishAt: string | null;
	onChoose: (moment: string | null) => void;
}) {
	const { timeZone } = useSite();
	const [local, setLocal] = useState(publishAt ? localTime(publishAt, timeZone) : '');
	const [error, setError] = useState('');
	const submitTime = () => {
		const moment = local && momentOf(local, timeZone);
		if (!moment) return setError(adminWords.schedule.missing);
		if (Date.parse(moment) <= Date.now()) return setError(messages.timeNotInFuture);
		onChoose(moment);
	};
	return (
		<Box
			order="1"
			flexBasis="100%"
			display="flex"
			flexWrap="wrap"
			alignItems="end"
			gap="4"
			padding="4"
			marginTop="2"
			bg="sunken"
		>
			<Box flex={{ base: '1 1 100%', md: '0 1 320px' }} minWidth="0">
				<Field label={adminWords.schedule.label(timeZone)} error={error}>
					{(ties) => (
						<Input
							{...ties}
							type="datetime-local"
							autoFocus
							value={local}
							onChange={({ target }) => {
								setError('');
								setLocal(target.value);
							}}
							onKeyDown={(event) => {
								if (event.key !== 'Enter') return;
								// Enter must not save the entry here.
								event.preventDefault();
								submitTime();
							}}
						/>
					)}
				</Field>
			</Box>
			<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
				<Button size="compact" variant="ink" onClick={submitTime}>
					{adminWords.schedule.confirm}
				</Button>
				{publishAt && (
					<TextButton tone="quiet" onClick={() => onChoose(null)}>
						{adminWords.schedule.takeBack}
					</TextButton>
				)}
			</Box>
		</Box>
	);
}
