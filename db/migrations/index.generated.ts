// Made by print-index.ts (npm run codegen).
import { up as up0001_foundation } from './0001_foundation.ts';
import { up as up0002_binding } from './0002_binding.ts';
import { up as up0004_statistics } from './0004_statistics.ts';
import { up as up0005_delivery } from './0005_delivery.ts';
import { up as up0008_shop_month } from './0008_shop_month.ts';
import { up as up0012_products } from './0012_products.ts';
import { up as up0013_sku_window } from './0013_sku_window.ts';
import { up as up0014_running_week } from './0014_running_week.ts';
import { up as up0015_pending_manager } from './0015_pending_manager.ts';
import { up as up0016_one_time_password } from './0016_one_time_password.ts';
import { up as up0016_operator } from './0016_operator.ts';
import { up as up0017_billing } from './0017_billing.ts';
import { up as up0018_listing } from './0018_listing.ts';
import { up as up0019_window_splits } from './0019_window_splits.ts';
import { up as up0020_conversions } from './0020_conversions.ts';
import { up as up0021_line_identity } from './0021_line_identity.ts';
import { up as up0022_uncosted_parts } from './0022_uncosted_parts.ts';
import { up as up0023_order_submission } from './0023_order_submission.ts';
import { up as up0024_askers } from './0024_askers.ts';
import { up as up0025_write_probe } from './0025_write_probe.ts';
import { up as up0027_devices } from './0027_devices.ts';
import { up as up0030_api_keys } from './0030_api_keys.ts';
import { up as up0032_shipper_role } from './0032_shipper_role.ts';
import { up as up0033_exports } from './0033_exports.ts';
import { up as up0034_shipping_step } from './0034_shipping_step.ts';
import { up as up0035_push } from './0035_push.ts';
import { up as up0037_shipping_shortage } from './0037_shipping_shortage.ts';
import { up as up0044_helper_sessions } from './0044_helper_sessions.ts';
import { up as up0045_labels } from './0045_labels.ts';
import { up as up0046_audit_log } from './0046_audit_log.ts';
import { up as up0047_image_translations } from './0047_image_translations.ts';
import { up as up0048_listing_filing } from './0048_listing_filing.ts';
import { up as up0049_export_filter } from './0049_export_filter.ts';
import { up as up0051_shop_sync } from './0051_shop_sync.ts';
import { up as up0052_last_seen } from './0052_last_seen.ts';
import { up as up0055_session_viewed_user } from './0055_session_viewed_user.ts';
import { up as up0056_todo_marks } from './0056_todo_marks.ts';
import { up as up0057_sku_hour } from './0057_sku_hour.ts';
import { up as up0058_fund_movements } from './0058_fund_movements.ts';
import { up as up0060_alerts } from './0060_alerts.ts';
import { up as up0061_table_views } from './0061_table_views.ts';
import { up as up0062_line_day } from './0062_line_day.ts';
import { up as up0063_mail } from './0063_mail.ts';
import { up as up0064_import_parts } from './0064_import_parts.ts';
import { up as up0065_push_language } from './0065_push_language.ts';
import { up as up0066_sku_changes } from './0066_sku_changes.ts';
import { up as up0067_deleted_views } from './0067_deleted_views.ts';
import { up as up0068_user_notes } from './0068_user_notes.ts';
import { up as up0069_audit_phone } from './0069_audit_phone.ts';
import { up as up0070_next_language } from './0070_next_language.ts';
import { up as up0071_removed_skus } from './0071_removed_skus.ts';
import { up as up0072_credentials_key } from './0072_credentials_key.ts';
import { up as up0073_removed_attributes } from './0073_removed_attributes.ts';
import { up as up0074_import_notes } from './0074_import_notes.ts';
import { up as up0075_session_viewed_name } from './0075_session_viewed_name.ts';
import { up as up0076_closed_session } from './0076_closed_session.ts';
import { up as up0077_import_sheets } from './0077_import_sheets.ts';
import { up as up0078_shop_day_hours } from './0078_shop_day_hours.ts';

/** In the order in which they are applied. */
export const migrations = [
  { name: '0001_foundation', up: up0001_foundation },
  { name: '0002_binding', up: up0002_binding },
  { name: '0004_statistics', up: up0004_statistics },
  { name: '0005_delivery', up: up0005_delivery },
  { name: '0008_shop_month', up: up0008_shop_month },
  { name: '0012_products', up: up0012_products },
  { name: '0013_sku_window', up: up0013_sku_window },
  { name: '0014_running_week', up: up0014_running_week },
  { name: '0015_pending_manager', up: up0015_pending_manager },
  { name: '0016_one_time_password', up: up0016_one_time_password },
  { name: '0016_operator', up: up0016_operator },
  { name: '0017_billing', up: up0017_billing },
  { name: '0018_listing', up: up0018_listing },
  { name: '0019_window_splits', up: up0019_window_splits },
  { name: '0020_conversions', up: up0020_conversions },
  { name: '0021_line_identity', up: up0021_line_identity },
  { name: '0022_uncosted_parts', up: up0022_uncosted_parts },
  { name: '0023_order_submission', up: up0023_order_submission },
  { name: '0024_askers', up: up0024_askers },
  { name: '0025_write_probe', up: up0025_write_probe },
  { name: '0027_devices', up: up0027_devices },
  { name: '0030_api_keys', up: up0030_api_keys },
  { name: '0032_shipper_role', up: up0032_shipper_role },
  { name: '0033_exports', up: up0033_exports },
  { name: '0034_shipping_step', up: up0034_shipping_step },
  { name: '0035_push', up: up0035_push },
  { name: '0037_shipping_shortage', up: up0037_shipping_shortage },
  { name: '0044_helper_sessions', up: up0044_helper_sessions },
  { name: '0045_labels', up: up0045_labels },
  { name: '0046_audit_log', up: up0046_audit_log },
  { name: '0047_image_translations', up: up0047_image_translations },
  { name: '0048_listing_filing', up: up0048_listing_filing },
  { name: '0049_export_filter', up: up0049_export_filter },
  { name: '0051_shop_sync', up: up0051_shop_sync },
  { name: '0052_last_seen', up: up0052_last_seen },
  { name: '0055_session_viewed_user', up: up0055_session_viewed_user },
  { name: '0056_todo_marks', up: up0056_todo_marks },
  { name: '0057_sku_hour', up: up0057_sku_hour },
  { name: '0058_fund_movements', up: up0058_fund_movements },
  { name: '0060_alerts', up: up0060_alerts },
  { name: '0061_table_views', up: up0061_table_views },
  { name: '0062_line_day', up: up0062_line_day },
  { name: '0063_mail', up: up0063_mail },
  { name: '0064_import_parts', up: up0064_import_parts },
  { name: '0065_push_language', up: up0065_push_language },
  { name: '0066_sku_changes', up: up0066_sku_changes },
  { name: '0067_deleted_views', up: up0067_deleted_views },
  { name: '0068_user_notes', up: up0068_user_notes },
  { name: '0069_audit_phone', up: up0069_audit_phone },
  { name: '0070_next_language', up: up0070_next_language },
  { name: '0071_removed_skus', up: up0071_removed_skus },
  { name: '0072_credentials_key', up: up0072_credentials_key },
  { name: '0073_removed_attributes', up: up0073_removed_attributes },
  { name: '0074_import_notes', up: up0074_import_notes },
  { name: '0075_session_viewed_name', up: up0075_session_viewed_name },
  { name: '0076_closed_session', up: up0076_closed_session },
  { name: '0077_import_sheets', up: up0077_import_sheets },
  { name: '0078_shop_day_hours', up: up0078_shop_day_hours },
] as const;
