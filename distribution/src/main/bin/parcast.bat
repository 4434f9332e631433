@echo off
rem Runs Parcast from where it was unpacked. PARCAST_OPTS has options of the virtual machine, such as -Xmx8g.
setlocal
set "HOME_DIR=%~dp0.."
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -XX:MaxRAMPercentage=75 -XX:+UseParallelGC -XX:NewRatio=8 -XX:Tier4InvocationThreshold=250000 -XX:Tier4MinInvocationThreshold=30000 -XX:Tier4CompileThreshold=750000 -XX:Tier4BackEdgeThreshold=2000000 %PARCAST_OPTS% -cp "%HOME_DIR%\lib\*" org.parcast.cli.Main %*
exit /b %ERRORLEVEL%
