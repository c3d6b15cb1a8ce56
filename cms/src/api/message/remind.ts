import type { Core } from '@strapi/strapi';
import { oneLine } from '@sumu/contract';
import { env } from '../../env';
import { isStored } from '../../platform/documents/existing-documents';
import { mailWords } from '../../platform/mail/mail-words';
import { notifyOwner } from '../../platform/mail/owner-notices';

const messageUid = 'api::message.message';

interface DueMessage {
	id: number;
	documentId: string;
	name: string;
	subject: string;
	followUp: string;
	remindedFor: string | null;
}

/** Reminds the owner of the messages to follow up by this day, once for each day that the owner set. */
export async function remindOfFollowUps(strapi: Core.Strapi, today: string) {
	const due: DueMessage[] = await strapi.db.query(messageUid).findMany({
		select: ['documentId', 'name', 'subject', 'followUp', 'remindedFor'],
		where: { followUp: { $lte: today } },
		orderBy: { id: 'asc' },
	});
	const { language, t } = await mailWords();
	for (const { id, documentId, name, subject, followUp, remindedFor } of due) {
		if (remindedFor === followUp) continue;
		await strapi.db
			.query(messageUid)
			.updateMany({ where: { id }, data: { remindedFor: followUp } });
		await notifyOwner(
			{
				language,
				subject: t('Follow up with {name}', { name: oneLine(name) }),
				paragraphs: [t('You wanted a reminder of this message today.')],
				facts: [[t('Subject'), subject]],
				action: { label: t('Open the inbox'), url: `${env.origins.site}/sumu/messages` },
			},
			{ isStored: isStored(messageUid, documentId) },
		);
	}
}
