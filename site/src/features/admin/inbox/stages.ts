import { type MessageStage, messageStages } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '../lists/data-table/list-filters';
import { settingsQuery } from '../settings/api/settings';

const defaultNames: Readonly<Record<MessageStage, string>> = {
	new: 'New',
	talking: 'Talking',
	won: 'Won',
	lost: 'Lost',
	spam: 'Spam',
};

/** Returns the stages of an enquiry with the owner's names for them. */
export function useStages(): { value: MessageStage; label: string }[] {
	const { data: settings } = useQuery(settingsQuery());
	return messageStages.map((stage) => ({
		value: stage,
		label: settings?.stages?.[stage] || defaultNames[stage],
	}));
}

export const stageFilter: ListFilter = {
	type: 'choice',
	label: 'Stage',
	names: ['stage'],
	useChoices: useStages,
};
