/**
 * Ranks of the roles, written by hand. A Developer has tools that an Owner lacks, so only the first owner manages
 * one.
 */
const rank: Record<string, number> = {
	'strapi-super-admin': 3,
	'sumu-owner': 2,
	'sumu-developer': 1,
	'strapi-editor': 1,
	'sumu-assistant': 1,
};
export const helpers = ['sumu-owner', 'sumu-developer', 'strapi-editor', 'sumu-assistant'];
export const isAbove = (code: string, other: string) =>
	code !== other && Number(rank[code]) > Number(rank[other]) && other !== 'sumu-developer';

/** State of an account with its roles and active sessions, read directly from the database. */
export const panelState = `select u.id, u.email, u.password, u.is_active, u.blocked, u.firstname, u.reset_password_token,
	(select group_concat(role_id) from admin_users_roles_lnk l where l.user_id = u.id) as roles,
	(select count(*) from strapi_sessions s where s.user_id = u.id and s.origin = 'admin' and s.status = 'active') as sessions
	from admin_users u where u.email = ?`;
export const siteState = `select u.id, u.email, u.username, u.password, u.blocked, u.confirmed, u.provider, u.display_name,
	u.panel_account, u.google_id, u.two_step, u.second_factor, u.email_verified, u.reset_password_token,
	(select group_concat(role_id) from up_users_role_lnk l where l.user_id = u.id) as roles,
	(select count(*) from strapi_sessions s where s.user_id = u.id and s.origin = 'users-permissions' and s.status = 'active') as sessions
	from up_users u where u.email = ?`;
export const rights = [
	'select action, subject, properties, conditions from admin_permissions order by id',
	'select id, code, name from admin_roles order by id',
	'select permission_id, role_id from admin_permissions_role_lnk order by id',
	'select id, type, name from up_roles order by id',
	'select action from up_permissions order by id',
	"select key, value from strapi_core_store_settings where key in ('core_sumu_mail_server', 'core_sumu_nights') order by key",
];
