import type { MessageStage } from '@sumu/contract';

/** Condition for the messages in a stage; those of earlier releases have none and are new. */
export const whereStage = (stage: MessageStage) =>
	stage === 'new' ? { $or: [{ stage }, { stage: null }] } : { stage };

/** Condition for all messages except spam. */
export const whereNotSpam = { $or: [{ stage: { $ne: 'spam' } }, { stage: null }] };
