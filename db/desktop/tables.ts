export interface DeviceTable {
  user_id: number;
  /** Drawn by the helper once, and kept on its machine. */
  device_id: string;
  /** What the person calls the machine. */
  name: string;
  seen_at: number;
}

/** The machines that run the desktop helper. */
export interface DesktopTables {
  device: DeviceTable;
}
