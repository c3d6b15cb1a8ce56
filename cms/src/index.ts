import type { Core } from '@strapi/strapi';
import { customFields } from './admin/fields/custom-fields';
import { registerPreviewLinks } from './api/entry/preview-links';
import { registerImports } from './api/import/import-tables';
import { stopImports, watchImports } from './api/import/jobs';
import { sweepImports } from './api/import/sweep-imports';
import { stopBounces, watchBounces } from './api/letter/bounce-mailbox';
import { noteUnsubscription, registerLetters } from './api/letter/letter-tables';
import { stopLetters, watchLetters } from './api/letter/send-queue';
import { remindOfFollowUps } from './api/message/remind';
import { registerReplies } from './api/reply/reply-table';
import { ensureSearch } from './api/search/search-index';
import { checkSettingSchemas } from './api/site-setting/schema-check';
import { flushVisits, purgeVisits } from './api/statistics/count-visits';
import { registerVisits } from './api/statistics/visit-tables';
import { followUnsubscriptions } from './api/subscriber/subscription';
import { remindOfRequests } from './api/testimonial/remind';
import { registerTestimonialRequests } from './api/testimonial/request-table';
import { purgeTestimonialRequests } from './api/testimonial/retention';
import { removeReplacedPhotos } from './api/user/photo';
import { followRemovals } from './api/user/remove-account';
import { alignBucketAddresses } from './bootstrap/align-bucket-addresses';
import { acquireBootLock, releaseBootLock } from './bootstrap/boot-lock';
import { ensureFileOwners } from './bootstrap/ensure-file-owners';
import { ensureOwner } from './bootstrap/ensure-owner';
import { ensureSlugs } from './bootstrap/ensure-slugs';
import { configurePanel } from './bootstrap/panel';
import { registerPurgeNotices } from './bootstrap/purge-notices';
import { registerRoutes } from './bootstrap/routes';
import { seedDemo } from './bootstrap/seed';
import { servePanelAtRoot } from './bootstrap/serve-panel-at-root';
import { syncRoles } from './bootstrap/sync-roles';
import { registerWritePipeline } from './bootstrap/write-pipeline';
import { mailInvitations } from './helpers/invite';
import { followPanelAccounts } from './helpers/sync-from-panel';
import { followSiteAccounts } from './helpers/sync-from-site';
import { addNightlyTask, startHousekeeping, stopHousekeeping } from './housekeeping';
import { closeNewDevices } from './identity/devices';
import { logAccountChanges } from './identity/log-account-changes';
import { indexSessions } from './identity/session-rows';
import { hideKeysOfOthers, ownTokens, removeDefaultTokens } from './panel/api-tokens';
import { fetchPublicUploads } from './panel/fetch-upload';
import { guardLibrary } from './panel/picture-use';
import { addPanelRoutes } from './panel/routes';
import { limitPanel, syncPanelRoles } from './panel/sync-roles';
import { versioningOptions } from './panel/versioning';
import { registerFormerAddresses } from './platform/addresses/page-addresses';
import { watchDatabase } from './platform/database/failures';
import { publishOnTime } from './platform/documents/publish-due';
import { registerVersions } from './platform/documents/versions';
import { waitForBackgroundTasks } from './platform/lib/in-background';
import { closeRedis } from './platform/lib/redis';
import { closeNotices } from './platform/mail/owner-notices';
import { followMailServer } from './platform/mail/provider';
import { hasMail } from './platform/mail/server';
import { endWorkers } from './platform/markdown/worker-pool';
import { registerMedia } from './platform/media';
import { logSecurity } from './platform/security/security-log';
import { registerTrash } from './platform/trash/trash-table';
import { guardPanelAccounts } from './ranks/guard-panel-accounts';

/** Logs a warning at the start if there is no mail server, because missing e-mails would go unnoticed. */
async function warnWithoutMail() {
	if (await hasMail()) return;
	strapi.log.warn(
		'No mail server is set up, so e-mails are only written to this log. Set it up in /sumu or with SMTP_URL.',
	);
}

/** Registers our custom fields of the panel, so that `schema.json` can use them. */
function registerCustomFields(strapi: Core.Strapi) {
	strapi.customFields.register(customFields.map(({ name, type }) => ({ name, type })));
}

/** Logs the sign-ins of panel accounts, which Strapi publishes as events. */
function logPanelSignIns(strapi: Core.Strapi) {
	strapi.eventHub.on('admin.auth.success', async ({ user }: { user: { documentId: string } }) =>
		logSecurity('signed in', { panelAccount: user.documentId }),
	);
	strapi.eventHub.on('admin.auth.error', async () => logSecurity('sign-in refused'));
}

export default {
	async register({ strapi }: { strapi: Core.Strapi }) {
		await acquireBootLock();
		registerCustomFields(strapi);
		servePanelAtRoot(strapi);
		limitPanel(strapi);
		registerRoutes(strapi);
		addPanelRoutes(strapi);
		registerVersions(strapi);
		registerWritePipeline(strapi);
		registerFormerAddresses(strapi);
		registerPreviewLinks(strapi);
		registerTrash(strapi);
		registerReplies(strapi);
		registerTestimonialRequests(strapi);
		registerLetters(strapi);
		registerImports(strapi);
		registerVisits(strapi);
		guardPanelAccounts(strapi);
		hideKeysOfOthers(strapi);
		registerMedia(strapi);
		guardLibrary(strapi);
		fetchPublicUploads(strapi);
		indexSessions(strapi);
	},

	async bootstrap({ strapi }: { strapi: Core.Strapi }) {
		checkSettingSchemas(strapi);
		watchDatabase(strapi);
		followMailServer(strapi);
		followRemovals(strapi);
		removeReplacedPhotos(strapi);
		followPanelAccounts(strapi);
		followSiteAccounts(strapi);
		mailInvitations(strapi);
		followUnsubscriptions(noteUnsubscription);
		logAccountChanges(strapi);
		logPanelSignIns(strapi);
		ownTokens(strapi);
		await removeDefaultTokens(strapi);
		await syncRoles(strapi);
		await syncPanelRoles(strapi);
		await ensureOwner(strapi);
		await seedDemo(strapi);
		await ensureFileOwners(strapi);
		await alignBucketAddresses(strapi);
		await ensureSlugs(strapi);
		await ensureSearch(strapi);
		await configurePanel(strapi);
		registerPurgeNotices(strapi);
		if (!strapi.config.get('isProgram', false)) {
			addNightlyTask('follow-ups', remindOfFollowUps);
			addNightlyTask('testimonial-reminders', remindOfRequests);
			addNightlyTask('visits', purgeVisits);
			addNightlyTask('testimonials', purgeTestimonialRequests);
			addNightlyTask('imports', sweepImports);
			await startHousekeeping(strapi);
			publishOnTime(strapi, versioningOptions.uids);
			watchImports(strapi);
			watchLetters(strapi);
			watchBounces(strapi);
		}
		await releaseBootLock();
		if (!strapi.config.get('isProgram', false)) await warnWithoutMail();
	},

	async destroy() {
		await stopHousekeeping();
		stopImports();
		await stopLetters();
		await stopBounces();
		await flushVisits().catch((error: unknown) => strapi.log.error(String(error)));
		await waitForBackgroundTasks();
		await endWorkers();
		await closeNotices();
		await closeNewDevices();
		await closeRedis();
	},
};
